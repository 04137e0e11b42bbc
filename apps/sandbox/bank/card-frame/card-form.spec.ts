import { cardForm, readCard } from './card-form';

const today = '2026-11-21';

describe('the form of the card frame', () => {
  it('F277 has the cardholder’s name, a number, an expiry date and a security code', () => {
    expect(Object.keys(cardForm.shape)).toEqual(['holder', 'number', 'expiry', 'cvv']);
  });

  it('has a message for each empty field', () => {
    const reading = readCard({ holder: ' ', number: '', expiry: '', cvv: '' }, today);
    expect(reading.ok ? null : Object.keys(reading.fields)).toEqual(['holder', 'number', 'expiry', 'cvv']);
  });
});
