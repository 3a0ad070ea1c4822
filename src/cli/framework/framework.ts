import { VERSION } from '../version';

export const FRAMEWORKS = ['cdktn', 'cdktf'] as const;
export type FrameworkName = (typeof FRAMEWORKS)[number];

/** A construct framework, and the name of Lintel's package for it in each language. */
export interface Framework {
  /** The name of the command, the npm package, the Python package and the Go package. */
  readonly name: FrameworkName;
  /** In prose. */
  readonly title: string;
  readonly version: string;
  /** The context that allows stacks to have ephemeral resources and write-only attributes. */
  readonly context?: { readonly targetVersions: { readonly [product: string]: string } };
  readonly npm: { readonly lintel: string; readonly tarball: string; readonly constructs: string };
  readonly python: { readonly lintel: string; readonly distribution: string; readonly wheel: string };
  readonly go: {
    readonly lintel: string;
    readonly framework: string;
    readonly constructs: string;
    /** Modules that no proxy has yet, with the folders where they are built. */
    readonly built: readonly (readonly [module: string, folder: string])[];
  };
  readonly java: {
    readonly lintel: string;
    readonly artifact: string;
    readonly framework: string;
    readonly group: string;
    /** The repository of locally built packages. */
    readonly built: string;
  };
}

const cdktf: Framework = {
  name: 'cdktf',
  title: 'cdktf',
  version: '0.21.0',
  npm: { lintel: 'lintel', tarball: `js/lintel@${VERSION}.jsii.tgz`, constructs: '^10.4.2' },
  python: {
    lintel: 'lintel_cdktf',
    distribution: 'lintel-cdktf',
    wheel: `python/lintel_cdktf-${VERSION}-py3-none-any.whl`,
  },
  go: {
    lintel: 'github.com/lintel-iac/lintel-go/lintel',
    framework: 'github.com/hashicorp/terraform-cdk-go/cdktf',
    constructs: 'v10.4.2',
    built: [['github.com/lintel-iac/lintel-go/lintel', 'go/lintel']],
  },
  java: {
    lintel: 'io.lintel',
    artifact: 'lintel',
    framework: 'com.hashicorp.cdktf',
    group: 'com.hashicorp',
    built: 'dist/java',
  },
};

const cdktn: Framework = {
  name: 'cdktn',
  title: 'CDK Terrain',
  version: '0.24.0',
  context: { targetVersions: { terraform: '>=1.11.0', opentofu: '>=1.11.0' } },
  npm: {
    lintel: 'lintel-cdktn',
    tarball: `cdktn/js/lintel-cdktn@${VERSION}.jsii.tgz`,
    // 10.8.0 breaks packages built by jsii.
    constructs: '>=10.6.0 <10.8.0',
  },
  python: {
    lintel: 'lintel_cdktn',
    distribution: 'lintel-cdktn',
    wheel: `cdktn/python/lintel_cdktn-${VERSION}-py3-none-any.whl`,
  },
  go: {
    lintel: 'github.com/lintel-iac/lintel-cdktn-go/lintel',
    framework: 'github.com/open-constructs/cdk-terrain-go/cdktn',
    constructs: 'v10.6.0',
    built: [
      ['github.com/lintel-iac/lintel-cdktn-go/lintel', 'cdktn/go/lintel'],
      // Not every proxy has this module.
      ['github.com/open-constructs/cdk-terrain-go/cdktn', 'cdktn/go/cdktn'],
    ],
  },
  java: {
    lintel: 'io.lintel.cdktn',
    artifact: 'lintel-cdktn',
    framework: 'io.cdktn.cdktn',
    group: 'io.cdktn',
    built: 'dist/cdktn/java',
  },
};

export const frameworks: Readonly<Record<FrameworkName, Framework>> = { cdktn, cdktf };
