/** What only one room may do. Each message says what to do instead. */
const path = (name, message) => ({ name, message });

export const restrictedImports = {
  headless: path('react-aria-components', 'Use a component of @emsal/ui; the headless library is wrapped there.'),
  axios: path('axios', 'Call through the client of @emsal/api; axios is wrapped there.'),
  router: path('react-router-dom', 'Import from @emsal/platform/router; a shared package ships whole.'),
  redux: path('@reduxjs/toolkit', 'Import from @emsal/platform/store.'),
  reactRedux: path('react-redux', 'Import from @emsal/platform/store.'),
};

/** The facade holds what a remote needs in the browser; a test also stands in for the shell around it and for the edge. */
export const testRouters = [
  'createMemoryRouter',
  'createStaticHandler',
  'createStaticRouter',
  'MemoryRouter',
  'RouterContextProvider',
  'RouterProvider',
  'StaticRouterProvider',
];

export const storage = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'Go through the table in @emsal/platform/storage.',
}));
export const documentCookie = {
  object: 'document',
  property: 'cookie',
  message: 'Go through the table in @emsal/platform/storage.',
};

export const serverClock = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Ask the clock, so that a test can set the time.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Ask the clock, so that a test can set the time.',
  },
];
export const rawControls = ['input', 'select', 'button', 'textarea'].map((name) => ({
  selector: `JSXOpeningElement[name.name='${name}']`,
  message: `Use a component of @emsal/ui instead of <${name}>.`,
}));
export const inlineStyle = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'Use a class or SVG attributes: the content security policy forbids style attributes.',
  },
];
export const language = [
  { selector: 'TSEnumDeclaration', message: 'Use a const table and a union type.' },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import the file itself.' },
];
