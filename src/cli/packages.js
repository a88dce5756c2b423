// The packages that calculating needs are loaded before tsx is: each of their hundreds of modules
// would else go through its compiler, which takes longer than everything else of a short run.
import 'immer';
import 'mathjs/number';
import 'papaparse';
import 'zod/mini';
import 'zod/v4/core';
