import { readPhoto } from './read-code';
import { scanPhoto } from './scan-photo';
import { scanTexts } from './scan.texts';
import { scanPhotoTexts as texts } from './scan-photo.texts';

jest.mock('./read-code');

it.each([
  ['no code', null, texts.unreadable],
  ['a broken picture', undefined, scanTexts.broken],
  ['the code of a menu', 'https://ornek.example/menu', texts.stranger],
  ['a registration’s code', 'TCKN: 10000000078', texts.read],
])('says of a photo with %s what is wrong or right', async (_, text, words) => {
  jest.mocked(readPhoto).mockResolvedValue(text);
  expect((await scanPhoto('TRAFFIC', new Blob(), {})).words).toBe(words);
});
