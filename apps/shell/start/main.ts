/** The shell's entry in the browser: each library is evaluated in a task of its own, so that no key waits for all of them. */
import '@emsal/brand/brand-files';
import './globals.css';
import { readyForRefresh } from './development';

async function main(): Promise<void> {
  const { quiet } = window.emsalBoot;
  if (process.env.NODE_ENV === 'development') readyForRefresh();
  await quiet(800);
  await import(/* webpackMode: "eager" */ 'react');
  await quiet(800);
  await import(/* webpackMode: "eager", webpackExports: ["hydrateRoot", "createRoot"] */ 'react-dom/client');
  await quiet(800);
  await import(/* webpackMode: "eager" */ './evaluate-router');
  await quiet(800);
  await import(/* webpackMode: "eager" */ './evaluate-store');
  await quiet(800);
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start();
}

void main();
