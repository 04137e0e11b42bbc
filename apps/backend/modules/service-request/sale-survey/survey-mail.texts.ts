import type { MailText } from '../../../mail-layout/mail-layout';

export const surveyMail = (vehicle: string, url: string): MailText => ({
  subject: 'Yeni araç alacak mısınız?',
  paragraphs: [
    `${vehicle} plakalı aracınızı sattığınız için tek bir soru soruyoruz. Yanıtınıza göre sizi doğru zamanda ararız.`,
    'Bu e-postayı, kampanya e-postalarına izin verdiğiniz için gönderdik. İzni üyeliğinizden geri alabilirsiniz.',
  ],
  link: { label: 'Soruyu yanıtla', url },
});
