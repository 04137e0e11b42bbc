// Makes the types of `*.module.css` available to every project that imports a component.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- an ambient file cannot be imported
/// <reference path="../css-modules.d.ts" />

/** Joins the class names that are present; undefined when there is none. */
export function classNames(...names: (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
