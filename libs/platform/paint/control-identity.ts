/** What makes a control the same for a visitor after React has replaced its element: kind, name, and the labelled part it stands in. */
export type ControlIdentity = readonly [
  kind: string | null,
  name: string | null | undefined,
  part: string | null | undefined,
];

const labelled = '[aria-label],[aria-labelledby]';

const nameOf = (control: HTMLElement): string | null | undefined =>
  control.getAttribute('aria-label') ?? ((control as HTMLInputElement).labels?.[0] ?? control).textContent;

export const identityOf = (control: HTMLElement): ControlIdentity => {
  const part = control.parentElement?.closest(labelled);
  return [
    control.getAttribute('type'),
    nameOf(control),
    part?.getAttribute('aria-label') ?? part?.getAttribute('aria-labelledby'),
  ];
};

export const isSameControl = (identity: ControlIdentity, other: HTMLElement): boolean =>
  identityOf(other).every((value, index) => value === identity[index]);
