/** Questions about green card; source: the Green Card system (bostancimarin, polysigorta). */
import type { LineQuiz } from '@emsal/lines/kit/offer/quiz';

export const greenCardQuiz: LineQuiz = [
  {
    question: 'Yeşil kart neyi karşılar?',
    answers: ['Kendi aracınızın hasarını', 'Yurt dışında karşı tarafa verdiğiniz zararı', 'Tedavi giderinizi'],
    right: 1,
    because: 'Kendi aracınız için yurt dışı klozlu kasko, tedaviniz için seyahat sağlık sigortası gerekir.',
  },
  {
    question: 'Yeşil kart sisteminde kaç ülke vardır?',
    answers: ['47', '27', '90'],
    right: 0,
    because:
      'Avrupa Birliği ülkelerinin yanında Birleşik Krallık, İsviçre, Balkan ülkeleri ve komşuların bir bölümü vardır.',
  },
  {
    question: 'En kısa yeşil kart kaç günlüktür?',
    answers: ['3', '7', '15'],
    right: 2,
    because: 'Süre 15 günle 1 yıl arasında seçilir.',
  },
];
