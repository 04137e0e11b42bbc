export const cookiePanelTexts = {
  title: 'Çerez tercihleri',
  intro: 'Seçmedikleriniz çalışmaz. Kararınızı bu pencereden istediğiniz an değiştirebilirsiniz.',
  always: 'Her zaman açık',
  save: 'Seçimimi kaydet',
  all: 'Hepsine izin ver',
  none: 'Hepsini reddet',
} as const;
