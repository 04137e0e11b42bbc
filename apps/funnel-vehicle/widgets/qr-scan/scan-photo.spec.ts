import { lineFacts } from '@emsal/lines/registry/facts-of';
import { readPhoto } from './read-code';
import { scanPhoto } from './scan-photo';
import { scanTexts } from './scan.texts';
import { scanPhotoTexts as texts } from './scan-photo.texts';

jest.mock('./read-code');

it.each([
  ['no code', { trouble: 'unreadable' as const }, texts.unreadable],
  ['a broken picture', { trouble: 'broken' as const }, scanTexts.broken],
  ['the code of a menu', { text: 'https://ornek.example/menu' }, texts.stranger],
  ['a registration’s code', { text: 'TCKN: 10000000078' }, texts.read],
])('reports the result of a photo with %s', async (_, read, words) => {
  jest.mocked(readPhoto).mockResolvedValue(read);
  expect((await scanPhoto(lineFacts.TRAFFIC, new Blob(), {})).words).toBe(words);
});
