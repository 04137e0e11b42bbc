/**
 * Addresses with a secret in their path: whoever reads it can open a document, a policy's check or an offer list. What follows these
 * words is not logged, in addresses of pages and of calls.
 */
const secretsInPath = [
  '/document/(?:mail|download)',
  '/(?:police|zeyil)-pdf',
  '/Get(?:Policy|Addendum)PdfInfo',
  '/(?:downloadPdfFileAsByteArray|DownloadAddendumPdfFile)',
  '/police-dogrula',
  '/VerifyPolicy',
  '/teklif-listesi',
  '/listlink/open',
  '/yorum-yaz',
  '/reviews/invitation',
  '/arac-anketi',
  '/GetSurveyDetails',
  '/create',
  '/GetInsuredInfo',
  '/getKvkkStatus',
  '/HealthProcess/(?:GetInformationForm|GetHealthInformationSaveModelForPdf|CallMeForCheckingInformation)',
  '/CreateArabamcomOffer',
];
const secret = new RegExp(`((?:${secretsInPath.join('|')})/)[^?]+`, 'i');

/** A link whose page has a fixed address carries its secret in the query. */
const secretInQuery = /([?&]hash=)[^&]+/i;

/** A URL in the form in which it may be logged. */
export const loggedUrl = (url: string): string =>
  url.replace(secret, '$1[redacted]').replace(secretInQuery, '$1[redacted]');
