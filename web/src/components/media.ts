import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";

/** Whether a media query holds, from the first drawing on. */
export function useMedia(query: string): boolean {
  const media = matchMedia(query);
  const matches = useSignal(media.matches);
  useEffect(() => {
    const follow = () => {
      matches.value = media.matches;
    };
    media.addEventListener("change", follow);
    return () => media.removeEventListener("change", follow);
  }, [media.media]);
  return matches.value;
}
