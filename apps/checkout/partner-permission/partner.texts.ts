import { stepButtons } from '@emsal/lines/kit/grammar/step-buttons.texts';

export const partnerTexts = {
  title: 'Teklif için izniniz',
  intro:
    'Geldiğiniz site, teklif alabilmeniz için bilgilerinizi bize şifreli gönderdi. İzin verirseniz sigorta şirketlerine sizin için sorarız; vermezseniz bilgileri açmayız.',
  consent: 'Bilgilerimin teklif almak için açılmasına izin veriyorum.',
  consentMissing: 'Devam etmek için izin kutusunu işaretleyin',
  go: stepButtons.getOffers,
  broken: 'Bağlantı eksik görünüyor. Geldiğiniz siteden yeniden başlayın.',
} as const;
