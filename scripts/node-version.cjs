// Runs before `npm start` and `npm test`, on any Node: hence the plain syntax.
'use strict';
const wanted = require('../package.json').engines.node;
const least = wanted.replace('>=', '').split('.').map(Number);
const own = process.versions.node.split('.').map(Number);
if (own[0] < least[0] || (own[0] === least[0] && own[1] < least[1])) {
  console.error('Ábaco necesita Node ' + least.join('.') + ' o más nuevo; este es ' + process.versions.node + '.');
  process.exit(1);
}
