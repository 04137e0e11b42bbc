import { declaredWords, quoteWords } from './quote-words';

describe('the words of a quote in another language', () => {
  it.each([
    ['Çalınma', 'Theft', 'Diebstahl'],
    ['Yılda 4 kez', '4 times a year', '4-mal im Jahr'],
    ['7 gün 24 saat', 'Around the clock', 'Rund um die Uhr'],
    ['Hasarsızlık indirimi (%65)', 'No-claims discount (65%)', 'Schadenfreiheitsrabatt (65 %)'],
    ['Çocuk indirimi (0-6 yaş)', 'Child discount (age 0-6)', 'Kinderrabatt (Alter 0-6)'],
    ['40 yaşında, 15 yıllık ehliyet', 'Aged 40, licensed for 15 years', '40 Jahre, Führerschein seit 15 Jahren'],
  ])('%s is %s and %s', (tr, en, de) => {
    expect([quoteWords(tr, 'tr'), quoteWords(tr, 'en'), quoteWords(tr, 'de')]).toEqual([tr, en, de]);
  });

  it('stay as the insurer wrote them where they are its own', () => {
    expect(quoteWords('Evcil hayvan refakati', 'en')).toBe('Evcil hayvan refakati');
  });

  it.each([
    ['50.000 ₺', '50,000 ₺'],
    ['79.197,52\u00a0₺', '79,197.52\u00a0₺'],
    ['1.000.000\u00a0₺, araç başına', '1,000,000\u00a0₺, araç başına'],
    ['03.04.2026', '3 April 2026'],
    ['34 ABC 12', '34 ABC 12'],
  ])('have English figures: %s is %s', (tr, en) => {
    expect([quoteWords(tr, 'en'), quoteWords(tr, 'de')]).toEqual([en, tr]);
  });

  it('stand once each, with as many figures in every language', () => {
    const figuresIn = (words: string) => words.split('#').length;
    expect(new Set(declaredWords.map(([tr]) => tr)).size).toBe(declaredWords.length);
    for (const row of declaredWords) expect(new Set(row.map(figuresIn)).size).toBe(1);
  });
});
