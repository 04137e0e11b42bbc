/** Rows on a page of the desk's lists. */
export const rowsPerPage = {
  pages: 30,
  entries: 30,
  applications: 30,
  requests: 30,
  reviews: 20,
  jobs: 20,
  auditLog: 50,
} as const;
