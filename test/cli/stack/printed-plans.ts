import { writeFileSync } from 'fs';

/** Stands for Terraform, which would take minutes for many stacks: it prints the plan that is in `plan.json` of the stack, unless there is a file `fails`. */
export function installPrintedPlans(file: string): void {
  writeFileSync(file, PROGRAM, { mode: 0o755 });
}

const PROGRAM = `#!/bin/sh
case "$1" in
  plan)
    [ -e fails ] && { echo "no backend" >&2; exit 1; }
    for argument; do case "$argument" in -out=*) cp plan.json "\${argument#-out=}" ;; esac; done ;;
  apply) for file; do :; done; cp "$file" applied.json ;;
  show) for file; do :; done; cat "$file" ;;
esac
`;
