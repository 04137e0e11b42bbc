import { surveyAnswerNames, surveyAnswers, type SurveyAnswer } from '@emsal/api/outcomes/vehicle-survey';

const descriptions: Readonly<Partial<Record<SurveyAnswer, string>>> = {
  '5': 'Yanıtınızdan sonra yeni aracınız için tekliflere geçersiniz',
};

export const surveyTexts = {
  title: 'Araç anketi',
  heading: 'Yeni araç alacak mısınız?',
  why: (vehicle: string) => `Tek soru, ${vehicle} plakalı aracınızı sattığınız için`,
  label: 'Ne zaman?',
  options: surveyAnswers.map((value) => ({
    value,
    label: surveyAnswerNames[value],
    ...(descriptions[value] && { description: descriptions[value] }),
  })),
  missing: 'Bir yanıt seçin',
  submit: 'Yanıtı gönder',
  decline: 'Yanıtlamak istemiyorum',
  thanks: 'Yanıtınızı aldık',
  thanksText: 'Teşekkürler. Bu araç için başka soru sormayız.',
  offers: 'Yeni aracınızı sigortalayın',
  traffic: 'Trafik sigortası teklifi al',
  kasko: 'Kasko teklifi al',
  over: 'Bu anket açılamıyor',
} as const;
