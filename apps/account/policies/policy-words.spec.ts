import { daysLeft, statusNames } from './policy-words.texts';

it('M307 M308 M309 M310 M311 M312 every status has its words', () => {
  expect(statusNames).toMatchObject({
    active: 'Etkin',
    expired: 'Bitti',
    cancelled: 'İptal edildi',
    cancelling: 'İptal sürecinde',
    external: 'Başka yerden',
    duringPeriod: 'Yenileme döneminde',
  });
});

it('the last day is named', () => {
  expect([daysLeft(0), daysLeft(19)]).toEqual(['Bugün bitiyor', '19 gün kaldı']);
});
