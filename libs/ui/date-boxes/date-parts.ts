/** What stands in the three boxes, as typed. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

const two = (text: string) => (/^\d$/.test(text) ? `0${text}` : text);

/** `1988-04-07` > its parts; a half written `1988--7` keeps its holes. */
export function partsOf(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

/** The parts as one value: `YYYY-MM-DD` when all are there, with holes when not, empty when nothing was typed. */
export function valueOf({ day, month, year }: DateParts): string {
  const parts = [year, month, day].map((part) => part.trim());
  return parts.every((part) => part === '') ? '' : parts.map(two).join('-');
}
