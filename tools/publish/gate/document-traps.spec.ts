import { JSDOM } from 'jsdom';
import { trapDocument } from './document-traps';

const owner = '<script type="application/json" id="page-data">{"owner":{"name":"orchard"}}</script>';

/** What the gate says of a page of the remote `orchard` with this script. */
function faultsOf(script: string): string[] {
  let faults = (): string[] => [];
  const beforeParse = (window: Parameters<typeof trapDocument>[0]): void => void (faults = trapDocument(window));
  const options = { url: 'http://localhost/', runScripts: 'dangerously', beforeParse } as const;
  const { window } = new JSDOM(`<!doctype html><body>${owner}<script>${script}</script>`, options);
  const found = faults();
  window.close();
  return found;
}

it.each([
  [
    'own keys and those of the platform',
    'for (const key of ["orchard-basket", "offers-53", "token", "probe", "react-router-scroll-positions"]) sessionStorage.setItem(key, "1")',
  ],
  ['an empty function, as libraries ask whether they may', 'try { new Function("") } catch {}'],
  [
    'what saves when the visitor leaves',
    'addEventListener("beforeunload", () => sessionStorage.setItem("orchard-left", "1"))',
  ],
  [
    'what asks only after something was typed',
    'addEventListener("beforeunload", (event) => { if (window.isTyped) event.preventDefault(); })',
  ],
])('accepts %s', (_, script) => {
  expect(faultsOf(script)).toEqual([]);
});

const foreignKey = 'uses the storage key garden-basket, which is not its own: begin its keys with orchard-';
const code = 'runs text as code (eval, new Function), which browsers refuse here: write the code itself';
const asks = 'asks whoever leaves it before anything is typed: ask only while something would be lost';
const unload = 'listens to unload, which keeps the page from the back button: listen to pagehide';

it.each([
  ['reads a key of another remote', 'sessionStorage.getItem("garden-basket")', foreignKey],
  ['writes one', 'localStorage.setItem("garden-basket", "1")', foreignKey],
  ['writes one as a property', 'localStorage["garden-basket"] = "1"', foreignKey],
  ['removes one', 'localStorage.removeItem("garden-basket")', foreignKey],
  ['calls eval', 'try { eval("1") } catch {}', code],
  ['makes a function of text', 'try { new Function("return 1") } catch {}', code],
  ['makes one by a constructor', 'try { (() => 0).constructor("return 1")() } catch {}', code],
  ['holds whoever leaves', 'addEventListener("beforeunload", (event) => event.preventDefault())', asks],
  ['asks by the old way', 'addEventListener("beforeunload", (event) => { event.returnValue = "?" })', asks],
  ['asks by a handler', 'onbeforeunload = () => "?"', asks],
  ['listens to unload', 'addEventListener("unload", () => undefined)', unload],
  ['has a handler of unload', 'onunload = () => undefined', unload],
])('refuses a page that %s', (_, script, sentence) => {
  expect(faultsOf(script)).toEqual([sentence]);
});
