export const confirmEmailTexts = {
  title: 'E-posta adresinizi onaylayın',
  lead: 'Adresin sizin olduğunu onaylayın; poliçeleriniz bu adrese gelsin.',
  confirm: 'Adresimi onayla',
  done: 'E-posta adresiniz onaylandı',
  doneText: 'Poliçeleriniz ve bildirimleriniz bu adrese gelir.',
  account: 'Hesabıma git',
} as const;
