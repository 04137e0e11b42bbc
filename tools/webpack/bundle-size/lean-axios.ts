/** Leaves out what pages never use of axios, which cannot be tree-shaken: its fetch adapter and form encoders, 6 of 19 KB. */
const unusedFiles = [
  'adapters/fetch',
  'cancel/CancelToken',
  'helpers/AxiosURLSearchParams',
  'helpers/HttpStatusCode',
  'helpers/formDataToJSON',
  'helpers/isAxiosError',
  'helpers/spread',
  'helpers/toFormData',
  'helpers/toURLEncodedForm',
];

/** Webpack aliases. @param packageFile absolute path of a file in node_modules */
export const leanAxios = (packageFile: (path: string) => string): Record<string, false> =>
  Object.fromEntries(unusedFiles.map((file) => [packageFile(`axios/lib/${file}.js`), false as const]));
