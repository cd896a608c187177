/**
 * As much of JSON Schema 2020-12 as the schemas that ship with the site use. A keyword that is not known here is an error,
 * so that no rule of a schema goes unchecked.
 */
export interface Schema {
  [keyword: string]: unknown;
}

const annotations = new Set(["$schema", "$id", "$defs", "title", "description"]);

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What is wrong with `value`, a line each with the path to it; empty if it is valid. */
export function violations(value: unknown, schema: Schema, root: Schema = schema, path = "$"): string[] {
  const found: string[] = [];
  const within = (part: unknown, inner: unknown, where: string) =>
    found.push(...violations(part, inner as Schema, root, where));
  for (const [keyword, rule] of Object.entries(schema)) {
    if (annotations.has(keyword)) continue;
    const fails = (wrong: boolean) => {
      if (wrong) found.push(`${path}: ${keyword} ${JSON.stringify(rule)} fails for ${JSON.stringify(value)}`);
    };
    const object = typeOf(value) === "object" ? (value as Record<string, unknown>) : {};
    const list = Array.isArray(value) ? value : [];
    switch (keyword) {
      case "$ref": {
        const [, , name = ""] = String(rule).split("/");
        const target = (root.$defs as Record<string, Schema> | undefined)?.[name];
        if (!target) throw new Error(`${path}: no ${rule} in the schema`);
        within(value, target, path);
        break;
      }
      case "type":
        fails(![rule].flat().includes(typeOf(value)));
        break;
      case "enum":
        fails(!(rule as unknown[]).some((each) => same(each, value)));
        break;
      case "anyOf":
        fails(!(rule as Schema[]).some((each) => violations(value, each, root, path).length === 0));
        break;
      case "pattern":
        fails(typeof value === "string" && !new RegExp(String(rule), "u").test(value));
        break;
      case "minLength":
        fails(typeof value === "string" && [...value].length < Number(rule));
        break;
      case "minItems":
        fails(Array.isArray(value) && value.length < Number(rule));
        break;
      case "uniqueItems":
        fails(rule === true && new Set(list.map((each) => JSON.stringify(each))).size < list.length);
        break;
      case "items":
        list.forEach((each, index) => {
          within(each, rule, `${path}[${index}]`);
        });
        break;
      case "properties":
        for (const [name, inner] of Object.entries(rule as Record<string, Schema>)) {
          if (name in object) within(object[name], inner, `${path}.${name}`);
        }
        break;
      case "required":
        if (typeOf(value) === "object") fails((rule as string[]).some((name) => !(name in object)));
        break;
      case "additionalProperties":
        if (rule !== false) throw new Error(`${path}: additionalProperties other than false is not checked`);
        fails(Object.keys(object).some((name) => !(name in (schema.properties as object))));
        break;
      default:
        throw new Error(`${path}: the keyword ${keyword} is not checked`);
    }
  }
  return found;
}
