/**
 * React Refresh stops only at modules that export nothing but components, and a page of a route exports its loader or handle too: it would
 * reload. With a development server only; another loader or action still reloads, because the router has the one before.
 */
const exportsComponent = /export\s+(?:function|const|let|var)\s+Component\b|export\s*\{[^}]*\bComponent\b/;

const accept = `
if (import.meta.webpackHot) {
  const sourcesOf = (page) => [page.loader, page.action].map(String).join();
  import.meta.webpackHot.accept();
  import.meta.webpackHot.dispose((data) => { data.page = sourcesOf(__webpack_require__.c[module.id].exports); });
  const { data } = import.meta.webpackHot;
  if (data) setTimeout(() => {
    if (data.page !== sourcesOf(__webpack_require__.c[module.id].exports)) location.reload();
    else __react_refresh_utils__.enqueueUpdate(() => undefined);
  });
}
`;

module.exports = (source) => (exportsComponent.test(source) ? source + accept : source);
