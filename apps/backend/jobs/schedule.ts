/** When the repeated jobs run, as cron expressions in Turkish time. Nightly ones begin apart from each other. */
export const schedule = {
  publishPlanned: '* * * * *',
  resumePayments: '* * * * *',
  payDiscounts: '*/5 * * * *',
  payRefunds: '*/5 * * * *',
  rewrapKeys: '20 3 * * *',
  retention: '10 4 * * *',
  reconcile: '30 4 * * *',
  loadAwards: '0 5 * * *',
  watchRules: '0 6 * * *',
  reminders: '0 10-17 * * *',
  watchPrices: '*/10 8-20 * * *',
} as const;
