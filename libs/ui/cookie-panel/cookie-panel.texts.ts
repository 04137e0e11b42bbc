export const cookiePanelTexts = {
  title: 'Çerez tercihleri',
  lead: 'Seçmedikleriniz çalışmaz. Kararınızı bu pencereden istediğiniz an değiştirebilirsiniz.',
  always: 'Her zaman açık',
  save: 'Seçimimi kaydet',
  all: 'Hepsine izin ver',
  none: 'Hepsini reddet',
} as const;
