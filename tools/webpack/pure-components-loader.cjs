/** Marks what a library's components are made by as free of side effects, so that those which nobody imports are dropped: a `displayName` alone keeps them all. */
module.exports = (source) =>
  source
    .replace(/^\w+\.displayName = "[^"]+";$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, '= /*#__PURE__*/ $1');
