const named = /\{\{([a-z0-9-]+)\}\}/g;

/** A value of JSON with every `{{name}}` in its texts replaced; a name that is not known stays as it is. */
export const fillAmounts = <Value>(value: Value, amounts: Readonly<Record<string, string>> = {}): Value =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string'
      ? part.replace(named, (whole, name: string) => (Object.hasOwn(amounts, name) ? amounts[name]! : whole))
      : part,
  ) as Value;

/** The names in its texts, each once. */
export const namesIn = (value: unknown): string[] => [
  ...new Set([...JSON.stringify(value).matchAll(named)].map(([, name]) => name!)),
];
