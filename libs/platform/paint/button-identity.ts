/** What makes a button the same for a visitor after React has replaced its element: its name, and the labelled part it stands in. */
export type ButtonIdentity = readonly [name: string | null, part: string | null | undefined];

const labelled = '[aria-label],[aria-labelledby]';

export const identityOf = (button: HTMLElement): ButtonIdentity => {
  const part = button.parentElement?.closest(labelled);
  return [
    button.getAttribute('aria-label') ?? button.textContent,
    part?.getAttribute('aria-label') ?? part?.getAttribute('aria-labelledby'),
  ];
};

export const isSameButton = (identity: ButtonIdentity, other: HTMLElement): boolean =>
  identityOf(other).every((value, index) => value === identity[index]);
