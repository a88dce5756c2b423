import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what the app doesn't use of the router: names for developer tools and calls
 * that aren't marked as pure keep contexts and components of its other modes in the first load.
 */
export function lightRouter(): Plugin {
  return {
    name: 'abaco:light-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
