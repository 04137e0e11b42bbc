/** Pages that a link in a mail or SMS opens: they ask who is there before they give the PDF (decision 365). */
export const pdfPages = { policy: '/police-pdf', addendum: '/zeyil-pdf' } as const;
export type LinkedPdf = keyof typeof pdfPages;

/** Where a link was followed: `{from}` of the PDF calls. */
export const pdfSources = ['web', 'mail', 'sms', 'app'] as const;
export type PdfSource = (typeof pdfSources)[number];
