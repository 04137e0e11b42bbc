import { render, screen } from '@testing-library/react';
import { AnswersPanel } from './answers-panel';

const declined = (firmId: number, name: string, reason: string) => ({
  firmId,
  name,
  state: 'declined' as const,
  reason,
});
const down = 'Şirketin sistemi şu anda yanıt veremiyor.';
const insurers = [
  declined(1, 'Sedir', down),
  declined(2, 'Vadi', down),
  declined(3, 'Toros', down),
  declined(4, 'Hisar', 'Bu il için teklif vermiyor.'),
];

it('says each reason once, with the insurer’s name or how many they are', () => {
  render(
    <AnswersPanel
      offers={{ insurers, offerList: [], waitingOffers: [] }}
      secondsLeft={null}
      secondsPassed={null}
      slideSeconds={8}
    />,
  );
  expect(screen.getByText(`3 şirket: ${down}`)).toBeTruthy();
  expect(screen.getByText('Hisar: Bu il için teklif vermiyor.')).toBeTruthy();
});
