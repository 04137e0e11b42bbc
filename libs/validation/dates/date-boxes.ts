/** A date as three boxes and as one text, `1985-4-12` or half typed `1985--12`, so that nothing typed is lost. */
export interface DateBoxes {
  day: string;
  month: string;
  year: string;
}

/** Joins the boxes as typed, without padding (the date rule pads); three empty boxes give ''. */
export function joinDate({ day, month, year }: DateBoxes): string {
  const parts = [year, month, day].map((part) => part.trim().replaceAll('-', ''));
  return parts.every((part) => part === '') ? '' : parts.join('-');
}

export function splitDate(text: string): DateBoxes {
  const [year = '', month = '', day = ''] = text.split('-');
  return { day, month, year };
}

/** A whole date as people write it, `12.04.1985`, `12/4/1985` or `12 04 1985`; undefined when the text is anything else. */
export function wholeDate(text: string): DateBoxes | undefined {
  const [, day, month, year] = /^\s*(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})\s*$/.exec(text) ?? [];
  return day && month && year ? { day, month, year } : undefined;
}
