import { lineFacts } from '@emsal/lines/registry/facts-of';
import { readPhoto } from './decode-qr';
import { scanPhoto } from './scan-photo';
import { scanTexts } from './scan.texts';
import { scanPhotoTexts as texts } from './scan-photo.texts';

vi.mock('./decode-qr');

it.each([
  ['no code', { failure: 'unreadable' as const }, texts.unreadable],
  ['a broken picture', { failure: 'broken' as const }, scanTexts.broken],
  ['the code of a menu', { text: 'https://ornek.example/menu' }, texts.otherCode],
  ['a registration’s code', { text: 'TCKN: 10000000078' }, texts.read],
])('reports the result of a photo with %s', async (_, read, message) => {
  vi.mocked(readPhoto).mockResolvedValue(read);
  expect((await scanPhoto(lineFacts.TRAFFIC, new Blob(), {})).message).toBe(message);
});
