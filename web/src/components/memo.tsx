import { Component, type FunctionComponent } from "preact";

/** Whether two values of the contract say the same; where in the text they say it may have moved. */
export function alike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((value, at) => alike(value, other[at]))
    );
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) => name === "from" || name === "to" || alike(Reflect.get(one, name), Reflect.get(other, name)),
    )
  );
}

/**
 * A component that is drawn again only when its props say something else. A key makes a new report, of which most is as it
 * was but for its places: what is drawn so shows no place, and asks the model for places when it is clicked.
 */
export function memo<Props extends object>(inner: FunctionComponent<Props>): FunctionComponent<Props> {
  const Inner = inner;
  class Memo extends Component<Props> {
    override shouldComponentUpdate(next: Props): boolean {
      return !alike(this.props, next);
    }
    override render(props: Props) {
      return <Inner {...props} />;
    }
  }
  return Memo as unknown as FunctionComponent<Props>;
}
