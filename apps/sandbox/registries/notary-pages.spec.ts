import sharp, { type Sharp } from 'sharp';
import { readNotaryPage } from './notary-pages';

/** A picture that does not shrink under 4 KB. */
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: 'white', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  });
const white = () => sharp({ create: { width: 100, height: 140, channels: 3, background: 'white' } });
const read = async (picture: Sharp) =>
  readNotaryPage({ image: (await picture.jpeg().toBuffer()).toString('base64'), today: '2026-11-29' });

it('ours: a page is found, unreadable or of another plate by its picture alone', async () => {
  expect(await read(white())).toBeNull();
  expect(await read(noise(200, 300))).toMatchObject({ saleDate: '2026-11-29', licensePlateNo: '' });
  expect(await read(noise(300, 200))).toMatchObject({ licensePlateNo: '' });
  expect(await read(noise(250, 250))).toMatchObject({ licensePlateNo: '34BSK01' });
});
