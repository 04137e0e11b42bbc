/** Imports, globals and syntax that only one module may use. Each message says what to do instead. */
const path = (name, message) => ({ name, message });

export const restrictedImports = {
  headless: path('react-aria-components', 'Use a component of @emsal/ui, which wraps the headless library.'),
  editor: path('@puckeditor/core', 'The visual editor is the desk’s: none of it reaches visitors.'),
  axios: path('axios', 'Use the client of @emsal/api, which wraps axios.'),
  router: path(
    'react-router-dom',
    'Import from @emsal/platform/router: sharing a whole package prevents tree shaking.',
  ),
  redux: path('@reduxjs/toolkit', 'Import from @emsal/platform/store.'),
  reactRedux: path('react-redux', 'Import from @emsal/platform/store.'),
};

/** Tests also play the shell and the edge, so they may import these from react-router. */
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
  message: 'Use the table in @emsal/platform/storage.',
}));
export const documentCookie = {
  object: 'document',
  property: 'cookie',
  message: 'Use the table in @emsal/platform/storage.',
};

export const serverClock = [
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Use the clock, so that a test can set the time.',
  },
  {
    selector: "NewExpression[callee.name='Date'][arguments.length=0]",
    message: 'Use the clock, so that a test can set the time.',
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
  {
    selector: "VariableDeclarator[id.type='ArrayPattern'][init.type='ArrayExpression']",
    message: 'Declare one name per line.',
  },
  {
    selector:
      ':matches(BinaryExpression, CallExpression, LogicalExpression, ConditionalExpression, ReturnStatement) > ' +
      "AssignmentExpression[operator!='??=']",
    message: 'Assign in a statement of its own.',
  },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import the file itself.' },
  {
    selector: 'ObjectExpression > SpreadElement > ObjectExpression',
    message: 'Write the fields themselves: an object spread in place says nothing more.',
  },
];
