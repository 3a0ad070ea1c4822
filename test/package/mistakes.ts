import type { Language } from './languages';

/** A program with a mistake, and the property as the message must name it. */
interface Mistake {
  readonly files: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly names: string;
  /** The line of the program, as the language's own error shows it. */
  readonly line: RegExp;
}

const PYTHON = `
from cdktf import App, TerraformStack
import lintel_cdktf as lintel

stack = TerraformStack(App(), "mistaken")
lintel.platform.RunTask(
    stack, "Scan", organization="acme", name="scan", url="https://scanner.example.com", hmac_key_wo="canary-5b1c"
)
`;

const GO = `package main

import (
	"github.com/aws/jsii-runtime-go"
	"github.com/hashicorp/terraform-cdk-go/cdktf"
	"github.com/lintel-iac/lintel-go/lintel/platform"
)

func main() {
	defer jsii.Close()
	stack := cdktf.NewTerraformStack(cdktf.NewApp(nil), jsii.String("mistaken"))
	platform.NewRunTask(stack, jsii.String("Scan"), &platform.RunTaskProps{
		Organization: jsii.String("acme"),
		Name:         jsii.String("scan"),
		Url:          jsii.String("https://scanner.example.com"),
		HmacKeyWo:    jsii.String("canary-5b1c"),
	})
}
`;

/** Java spells properties as TypeScript does. */
export const MISTAKES: Partial<Record<Language['name'], Mistake>> = {
  Python: {
    files: { 'mistaken.py': PYTHON },
    command: ['.venv/bin/python', 'mistaken.py'],
    names: 'hmac_key_wo',
    line: /mistaken\.py", line 6/,
  },
  Go: {
    files: { 'mistaken/main.go': GO },
    command: ['go', 'run', './mistaken'],
    names: 'HmacKeyWo',
    line: /mistaken\/main\.go:12/,
  },
};
