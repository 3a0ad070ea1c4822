import { Argument, Command } from 'commander';
import { flowing } from '../help-text';
import { type Shell, SHELLS } from './shells';

const MORE = `
Load it in the current shell, or from the file that your shell reads at its start:
    $ source <(lintel completion bash)
    $ source <(lintel completion zsh)
    $ lintel completion fish > ~/.config/fish/completions/lintel.fish
    > lintel completion powershell | Out-String | Invoke-Expression`;

/** `lintel completion`: prints a script that completes commands and options. */
export function completionCommand(): Command {
  return new Command('completion')
    .summary('print a script that completes commands and options in a shell')
    .description('Prints a script that completes the commands and options of lintel in a shell.')
    .addArgument(new Argument('<shell>', 'the shell').choices([...SHELLS]))
    .addHelpText('after', flowing(MORE))
    .action((shell: Shell, _: object, command: Command) => {
      // oxlint-disable-next-line typescript/no-require-imports -- loaded lazily
      const { renderCompletion } = require('./render') as typeof import('./render');
      process.stdout.write(renderCompletion(command.parent!, shell));
    });
}
