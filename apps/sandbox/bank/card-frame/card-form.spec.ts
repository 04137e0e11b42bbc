import { cardForm, readCard } from './card-form';

const today = '2026-11-21';

describe('what is typed into the card frame', () => {
  it('F277 is a card name, a number, an expiry and a code', () => {
    expect(Object.keys(cardForm.shape)).toEqual(['holder', 'number', 'expiry', 'cvv']);
  });

  it('has a sentence at each field that is empty', () => {
    const reading = readCard({ holder: ' ', number: '', expiry: '', cvv: '' }, today);
    expect(reading.ok ? null : Object.keys(reading.fields)).toEqual(['holder', 'number', 'expiry', 'cvv']);
  });
});
