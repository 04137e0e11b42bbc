import { test } from '@playwright/test';
import { buyer, buyTraffic } from '../traffic/buy-traffic';
import type { Engine } from '../walk/engine';
import { openFirefox } from '../walk/engines/firefox';
import { openWebKit } from '../walk/engines/webkit';
import { Walker } from '../walk/walker';

const engines: [string, () => Promise<Engine>][] = [
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
];

for (const [name, open] of engines)
  test(`traffic insurance is bought in ${name}`, async () => {
    const engine = await open();
    try {
      await buyTraffic(new Walker(engine), buyer());
    } finally {
      await engine.close();
    }
  });
