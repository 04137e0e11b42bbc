export const auditLogTexts = {
  title: 'Kayıtlar',
  lead: 'Kim, ne zaman, ne yaptı ve kimin bilgisine baktı. Kayıtlar silinmez, değiştirilmez.',
  columns: {
    at: 'Zaman',
    who: 'Kim',
    action: 'İşlem',
    object: 'Kayıt no',
    reason: 'Neden',
  },
} as const;
