/** `npm run translate`: translates the examples of constructs into the pages that show them. */
import * as path from 'path';
import { main } from './main';
import { translate } from './pages/translate-examples';

translate(path.join(__dirname, '..')).then(main, (error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
