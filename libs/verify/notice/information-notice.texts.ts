/** The information notice of law 6698. Changed texts need a new version: the version shown is recorded. */
export const noticeTextVersion = 'kvkk-2026-11';

export const informationNoticeTexts = {
  before: 'Bilgilerinizi teklif hazırlamak için işleriz ve sigorta şirketlerine iletiriz. Ayrıntılar ',
  link: 'aydınlatma metninde',
  after: '.',
  href: '/veri-politikasi',
} as const;
