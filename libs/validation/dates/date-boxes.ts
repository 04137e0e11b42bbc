/** A date as three inputs and as one text, `1985-4-12` or incomplete `1985--12`, so that nothing typed is lost. */
export interface DateBoxes {
  day: string;
  month: string;
  year: string;
}

/** Joins the inputs as typed, without padding (the date rule pads); three empty inputs give ''. */
export function joinDate({ day, month, year }: DateBoxes): string {
  const parts = [year, month, day].map((part) => part.trim().replaceAll('-', ''));
  return parts.every((part) => part === '') ? '' : parts.join('-');
}

export function splitDate(text: string): DateBoxes {
  const [year = '', month = '', day = ''] = text.split('-');
  return { day, month, year };
}

/** A complete date in the usual notations, `12.04.1985`, `12/4/1985` or `12 04 1985`; undefined for any other text. */
export function wholeDate(text: string): DateBoxes | undefined {
  const [, day, month, year] = /^\s*(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})\s*$/.exec(text) ?? [];
  return day && month && year ? { day, month, year } : undefined;
}
