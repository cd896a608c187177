import { useComputed } from "@preact/signals";
import { buildInfo } from "#build-info";
import type { Form, Format } from "#engine/types";
import { CopyButton, Segments, Select } from "../components/controls";
import { Folding } from "../components/folding";
import { Icon } from "../components/marks";
import { engine } from "../engine/engine";
import { sessionLink } from "../state/session";
import { form, place, python, pythons, version } from "../state/settings";
import { formText, placeText } from "./forms";
import type { Model } from "./model";

/** What the text is read as, and how the report leaves the page. On phones it folds into one line. */
export function Toolbar({ model }: { model: Model }) {
  // Of a key most often neither says anything new, and then nothing here is drawn again.
  const found = useComputed(() =>
    model.text.value.trim() ? (model.report.value?.form.detected ?? null) : null,
  );
  const guess = useComputed(() => placeGuess(model));
  const detected = found.value;
  const forms = (Object.keys(formText) as Form[]).filter((one) => one !== "none");
  const readAs = form.value === "auto" ? detected : (form.value as Form);
  return (
    <Folding
      class="opts"
      summary={
        <>
          <b>{readAs ? formText[readAs] : "Reading options"}</b>
          <span>
            Python {python.value}, {versionText(version.value).replace("build ", "")}
          </span>
          <Icon name="ic-down" />
        </>
      }
    >
      <div class="checkbar">
        <Select
          label="Read as"
          value={form.value}
          choices={[
            { value: "auto", text: detected ? `${formText[detected]} (detected)` : "Whatever it is" },
            ...forms.map((value) => ({ value: value as string, text: formText[value] })),
          ]}
          onChange={(next) => {
            form.value = next;
          }}
        />
        <Select
          label="Used in"
          value={place.value}
          choices={[
            { value: "auto", text: guess.value },
            ...Object.entries(placeText).map(([value, text]) => ({ value, text })),
          ]}
          onChange={(next) => {
            place.value = next;
          }}
        />
        <Segments
          legend="Python that the compiler runs on"
          choices={pythons.map((value, at) => ({ value, text: at === 0 ? `Python ${value}` : value }))}
          value={python.value}
          onChange={(next) => {
            python.value = next;
          }}
        />
        <Select
          label="Facts of"
          value={version.value}
          choices={["build", ...buildInfo.versions.toReversed()].map((value) => ({
            value,
            text: versionText(value),
          }))}
          onChange={(next) => {
            version.value = next;
          }}
        />
        <CopyReport model={model} />
      </div>
    </Folding>
  );
}

function versionText(version: string): string {
  if (version !== "build") return `SDK ${version} guide`;
  return `build ${buildInfo.compiler.split(".").slice(0, 3).join(".")}`;
}

function placeGuess(model: Model): string {
  const guessed = model.section.value?.place;
  return place.value === "auto" && guessed ? `${placeText[guessed]} (guessed)` : "Guess from the form";
}

function CopyReport({ model }: { model: Model }) {
  const nothing = useComputed(() => model.report.value === null);
  const written = (format: Format) =>
    engine.render(model.text.value.toWellFormed(), format, "pasted text", model.options.value) ?? "";
  return (
    <span class="copy">
      <CopyButton what="Link" text={sessionLink} icon="ic-link">
        Copy link
      </CopyButton>
      <fieldset class="btngroup" aria-label="Copy the report as" disabled={nothing.value}>
        <CopyButton
          what="Markdown"
          icon="ic-copy"
          text={() => {
            const link = sessionLink();
            return written("markdown") + (link && `\n[Open it](${link})\n`);
          }}
        >
          Markdown
        </CopyButton>
        <CopyButton what="JSON" text={() => JSON.stringify(model.report.value, null, 2)}>
          JSON
        </CopyButton>
        <CopyButton what="SARIF" text={() => written("sarif")}>
          SARIF
        </CopyButton>
      </fieldset>
    </span>
  );
}
