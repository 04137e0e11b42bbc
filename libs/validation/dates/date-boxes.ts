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
