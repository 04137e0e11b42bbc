/** The shell's entry in the browser. Each library is evaluated in a task of its own, so that no key press waits for all of them. */
import '@emsal/brand/brand-files';
import './globals.css';
import { installRefreshHook } from './development';
import { handleStartFailure } from './start-failure';

async function main(): Promise<void> {
  const { waitForInputPause } = window.emsalBoot;
  if (process.env.NODE_ENV === 'development') installRefreshHook();
  await waitForInputPause(800);
  await import(/* webpackMode: "eager" */ 'react');
  await waitForInputPause(800);
  await import(/* webpackMode: "eager", webpackExports: ["hydrateRoot", "createRoot"] */ 'react-dom/client');
  await waitForInputPause(800);
  await import(/* webpackMode: "eager" */ './evaluate-router');
  await waitForInputPause(800);
  await import(/* webpackMode: "eager" */ './evaluate-store');
  await waitForInputPause(800);
  const { start } = await import(/* webpackMode: "eager" */ './start');
  await start();
}

void main().catch(handleStartFailure);
