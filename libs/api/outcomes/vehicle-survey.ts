/** The survey after a sold vehicle: its answers, and why one is not taken. */

/** The specification's values (member 3). */
export const surveyAnswers = ['5', '1', '2', '3', '0', '4'] as const;
export type SurveyAnswer = (typeof surveyAnswers)[number];
export const boughtAlready: SurveyAnswer = '5';

export const surveyAnswerNames: Readonly<Record<SurveyAnswer, string>> = {
  '5': 'Aldım bile',
  '1': '1 ay içinde',
  '2': '3 ay içinde',
  '3': '3 aydan sonra',
  '0': 'Düşünmüyorum',
  '4': 'Belli değil',
};

export const vehicleSurveyOutcomes = {
  surveyOver: { message: 'Bağlantı eksik kopyalandı ya da süresi doldu. Anket bağlantısı 90 gün geçerlidir.' },
  surveyAnswered: { message: 'Bu ankete verdiğiniz yanıtı aldık. Bir kez yanıtlanır.' },
} as const satisfies Record<string, { message: string }>;
