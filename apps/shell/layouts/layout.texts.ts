export const layoutTexts = {
  noScript:
    'Tarayıcınızda JavaScript kapalı, form ve teklifler onunla çalışır. JavaScript’i açıp sayfayı yenileyin; gönderdikleriniz kaybolmaz. Dilerseniz bizi arayın, teklifi telefonda birlikte hazırlayalım:',
  share: 'Paylaş, kazan',
  /** Spec member 9: 300 TL per friend who buys, void when the policy is cancelled within 45 days. */
  shareReward: (reward: string) =>
    `Davetinizle poliçe alan her arkadaşınız için ${reward} market çeki. Poliçe 45 gün içinde iptal edilmezse çek yüklenir.`,
  shareLink: 'Davet bağlantınızı alın',
  account: 'Üyelik menüsü',
  completion: 'Bilgilerinizi tamamlayın',
  completionLead: (list: string) => `Hesabınızda eksik: ${list}. Bir kez yazın, tekliflerde yeniden sormayalım.`,
  complete: 'Bilgilerimi tamamla',
  later: 'Sonra',
  cancel: 'Poliçe iptali',
  cancelApply: 'Başvuru',
  cancelFollow: 'Başvuru takibi',
  cancelHelp: 'Yardıma mı ihtiyacınız var?',
  cancelHelpLead: 'Poliçe numaranızı ve noter satış belgenizi yanınızda bulundurun.',
  call: (hours: string) => `Bizi arayın, ${hours} açığız:`,
} as const;
