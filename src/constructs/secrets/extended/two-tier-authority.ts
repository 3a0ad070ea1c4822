import { dependable, Fn, Lazy, type TerraformResource } from 'cdktf';
import { Construct } from 'constructs';
import { hasType, markType } from '../../construct-type';
import { Duration } from '../../duration';
import { PkiClusterConfig } from '../pki-cluster-config';
import { PkiCrlConfig } from '../pki-crl-config';
import { PkiIntermediateRequest } from '../pki-intermediate-request';
import { PkiIssuer } from '../pki-issuer';
import { PkiIssuersConfig } from '../pki-issuers-config';
import { PkiRoleProps } from '../pki-role';
import { PkiSignedIntermediate } from '../pki-signed-intermediate';
import { PkiUrlsConfig } from '../pki-urls-config';
import { AuthorityKeyType } from '../vocabularies';
import { PkiMount } from './pki-mount';
import { PkiRole } from './pki-role';
import { PkiRoot } from './pki-root';

/** The properties of `TwoTierAuthority`. */
export interface TwoTierAuthorityProps {
  /** The name of the authority, such as `Acme`. The common names of its certificates begin with it. */
  readonly commonName: string;
  /**
   * The address of the service as the clients of certificates reach it, such as `https://secrets.example.com:8200`. Certificates contain
   * the URLs of issuers, revocation lists and OCSP below it.
   */
  readonly clusterAddress: string;
  /** What distinguishes the root from those before and after it, such as `2026`. Letters, digits, `_`, `-` and `.`. */
  readonly rootGeneration: string;
  /**
   * What distinguishes the issuing authority from those before and after it, such as `2026`. Letters, digits, `_`, `-` and `.`.
   *
   * @default - `rootGeneration`
   */
  readonly issuingGeneration?: string;
  /**
   * The namespace of both mounts.
   *
   * @default - the namespace of the provider is used
   */
  readonly namespace?: string;
  /**
   * The path of the mount with the roots.
   *
   * @default "pki-root"
   */
  readonly rootPath?: string;
  /**
   * The path of the mount with the issuing authorities and the roles.
   *
   * @default "pki"
   */
  readonly issuingPath?: string;
  /**
   * The validity of roots.
   *
   * @default Duration.days(3650)
   */
  readonly rootTtl?: Duration;
  /**
   * The validity of issuing authorities. Shorter than that of the root, which would refuse to sign a longer one.
   *
   * @default Duration.days(1095)
   */
  readonly issuingTtl?: Duration;
  /**
   * The longest validity of certificates. Shorter than that of the issuing authority.
   *
   * @default Duration.days(90)
   */
  readonly maxCertificateTtl?: Duration;
  /**
   * The type of all keys.
   *
   * @default AuthorityKeyType.EC
   */
  readonly keyType?: AuthorityKeyType;
  /**
   * The size of all keys in bits.
   *
   * @default - 384 with keys of the type `ec`, otherwise the default of the service
   */
  readonly keyBits?: number;
  /**
   * The domains that certificates can be issued for: a constraint of the issuing authorities, which clients check.
   *
   * @default - certificates can be issued for all domains that the roles allow
   */
  readonly permittedDnsDomains?: string[];
  /**
   * The organizations in the subject of the authorities.
   *
   * @default - there is none
   */
  readonly organization?: string[];
  /**
   * How long a revocation list is valid. It is rebuilt by itself before it ends, and after revocations.
   *
   * @default Duration.hours(72)
   */
  readonly crlExpiry?: Duration;
}

/** Options for another issuing authority. */
export interface RotateOptions {
  /**
   * The validity of the issuing authority.
   *
   * @default - that of the first one
   */
  readonly ttl?: Duration;
  /**
   * Whether certificates are signed by it from now on. With `false` it is only prepared, so that its certificate can be distributed first.
   *
   * @default true
   */
  readonly activate?: boolean;
}

/** Options for another root. */
export interface RotateRootOptions {
  /**
   * The validity of the root.
   *
   * @default - that of the first one
   */
  readonly ttl?: Duration;
  /**
   * Whether the root before it signs the new root, too, so that clients that trust only the old root accept what the new one leads to.
   *
   * @default true
   */
  readonly crossSign?: boolean;
}

/**
 * A certificate authority of two tiers in two mounts: a root that signs only authorities, and an issuing authority that signs certificates.
 *
 * The root permits no authority below the issuing one, except a later root that it cross-signs. The issuing authority permits none. Both mounts
 * write URLs below `clusterAddress` into certificates, and rebuild their revocation lists by themselves. Keys never leave the service.
 *
 * To rotate, call `rotate` or `rotateRoot` and apply: certificates are signed by the new issuer from then on, and those of the old one stay
 * valid. The plan says who signs, whom clients must trust, and when an old issuer is no longer needed. Then set `rootGeneration` or
 * `issuingGeneration` to the new generation and remove the call: the new issuer keeps its address, and the plan removes the old one.
 */
export class TwoTierAuthority extends Construct {
  /**
   * Whether a value is a `TwoTierAuthority`, also if another copy of this package created it.
   *
   * @param x the value
   */
  public static isTwoTierAuthority(x: any): boolean {
    return hasType(x, 'secrets TwoTierAuthority');
  }

  /** The mount with the roots. */
  public readonly rootMount: PkiMount;
  /** The mount with the issuing authorities and the roles. */
  public readonly issuingMount: PkiMount;

  private readonly urls: PkiUrlsConfig[];
  private readonly props: TwoTierAuthorityProps;
  private readonly defaultRoot: PkiIssuersConfig;
  private readonly defaultIssuer: PkiIssuersConfig;
  private currentRoot: PkiRoot;
  private currentRootGeneration: string;
  private crossSigned: PkiSignedIntermediate | undefined;
  private currentIssuer: PkiIssuer;

  /**
   * @param scope the parent construct
   * @param id the construct's id in its scope
   * @param props the construct's properties
   */
  constructor(scope: Construct, id: string, props: TwoTierAuthorityProps) {
    super(scope, id);
    markType(this, 'secrets TwoTierAuthority');
    this.props = props;
    const { namespace, rootTtl = Duration.days(3650), maxCertificateTtl = Duration.days(90) } = props;
    this.rootMount = new PkiMount(this, 'root-mount', {
      namespace,
      path: props.rootPath ?? 'pki-root',
      description: `Roots of ${props.commonName}`,
      maxLeaseTtl: rootTtl,
    });
    this.issuingMount = new PkiMount(this, 'issuing-mount', {
      namespace,
      path: props.issuingPath ?? 'pki',
      description: `Issuing authorities of ${props.commonName}`,
      maxLeaseTtl: maxCertificateTtl,
    });
    this.urls = [this.configure('root', this.rootMount), this.configure('issuing', this.issuingMount)];
    this.currentRootGeneration = props.rootGeneration;
    this.currentRoot = this.addRoot(props.rootGeneration, rootTtl);
    this.currentIssuer = this.addIssuer(props.issuingGeneration ?? props.rootGeneration, props.issuingTtl);
    this.defaultRoot = new PkiIssuersConfig(this, 'default-root', {
      mount: this.rootMount.mountPath,
      default: Lazy.stringValue({ produce: () => this.currentRoot.issuerId }),
    });
    this.defaultIssuer = new PkiIssuersConfig(this, 'default-issuer', {
      mount: this.issuingMount.mountPath,
      default: Lazy.stringValue({ produce: () => this.currentIssuer.issuerId }),
    });
  }

  /** The newest root. */
  public get root(): PkiRoot {
    return this.currentRoot;
  }

  /** The issuing authority that signs certificates. */
  public get issuer(): PkiIssuer {
    return this.currentIssuer;
  }

  /**
   * Adds a role of the issuing mount. Its certificates are signed by the current issuing authority.
   *
   * @param id the construct's id in its scope
   * @param props the role's properties, without `mount`
   */
  public addRole(id: string, props: PkiRoleProps): PkiRole {
    const role = this.issuingMount.addRole(id, props);
    // A certificate of the role needs an issuer and its URLs.
    dependOn(role, this.defaultIssuer);
    return role;
  }

  /**
   * Adds another issuing authority, signed by the newest root, that signs certificates from now on. The one before it stays.
   *
   * @param generation what distinguishes it, such as `2027`
   * @param options its validity, and whether it is only prepared
   */
  public rotate(generation: string, options: RotateOptions = {}): PkiIssuer {
    const issuer = this.addIssuer(generation, options.ttl ?? this.props.issuingTtl);
    if (options.activate ?? true) this.currentIssuer = issuer;
    return issuer;
  }

  /**
   * Adds another root, which the one before it cross-signs. It signs the issuing authorities that are added afterwards: call `rotate` next.
   *
   * @param generation what distinguishes it, such as `2036`
   * @param options its validity, and whether it is cross-signed
   */
  public rotateRoot(generation: string, options: RotateRootOptions = {}): PkiRoot {
    const [earlier, earlierGeneration] = [this.currentRoot, this.currentRootGeneration];
    this.currentRoot = this.addRoot(generation, options.ttl ?? this.props.rootTtl ?? Duration.days(3650));
    this.currentRootGeneration = generation;
    this.crossSigned = (options.crossSign ?? true) ? this.crossSign(generation, earlier, earlierGeneration) : undefined;
    return this.currentRoot;
  }

  /** The addresses of a mount and of what it publishes, which certificates contain. */
  private configure(tier: string, { mountPath: mount }: PkiMount): PkiUrlsConfig {
    const address = `${this.props.clusterAddress.replace(/\/+$/, '')}/v1/${mount}`;
    const cluster = new PkiClusterConfig(this, `${tier}-cluster`, { mount, path: address, aiaPath: address });
    new PkiCrlConfig(this, `${tier}-crl`, { mount, expiry: this.props.crlExpiry, autoRebuild: true });
    const urls = new PkiUrlsConfig(this, `${tier}-urls`, {
      mount,
      enableTemplating: true,
      issuingCertificates: ['{{cluster_aia_path}}/issuer/{{issuer_id}}/der'],
      crlDistributionPoints: ['{{cluster_aia_path}}/issuer/{{issuer_id}}/crl/der'],
      ocspServers: ['{{cluster_path}}/ocsp'],
    });
    dependOn(urls, cluster);
    return urls;
  }

  private addRoot(generation: string, ttl: Duration): PkiRoot {
    const root = new PkiRoot(this, `root-${generation}`, {
      mount: this.rootMount.mountPath,
      commonName: this.rootName(generation),
      organization: this.props.organization,
      issuerName: `root-${generation}`,
      ttl,
      ...this.key(),
      // An issuing authority, below a root that this one may cross-sign.
      maxPathLength: 2,
    });
    dependOn(root, ...this.urls);
    return root;
  }

  private addIssuer(generation: string, ttl = Duration.days(1095)): PkiIssuer {
    const commonName = `${this.props.commonName} Issuing Authority ${generation}`;
    const { organization } = this.props;
    const request = new PkiIntermediateRequest(this, `request-${generation}`, {
      mount: this.issuingMount.mountPath,
      commonName,
      organization,
      keyName: `issuing-${generation}`,
      ...this.key(),
    });
    const signed = new PkiSignedIntermediate(this, `signed-${generation}`, {
      mount: this.rootMount.mountPath,
      issuerRef: this.currentRoot.issuerId,
      csr: request.csr,
      commonName,
      organization,
      ttl,
      maxPathLength: 0,
      permittedDnsDomains: this.props.permittedDnsDomains,
    });
    // Clients have the root, so the chain ends before it; a cross-signed root leads those that have only the old one further.
    const chain = [signed, ...(this.crossSigned ? [this.crossSigned] : [])].map(({ certificate }) => certificate);
    const issuer = new PkiIssuer(this, `issuer-${generation}`, {
      mount: this.issuingMount.mountPath,
      certificate: chain.length === 1 ? signed.certificate : Fn.join('\n', chain),
      issuerName: `issuing-${generation}`,
    });
    dependOn(issuer, ...this.urls);
    return issuer;
  }

  /** The certificate of a root for clients that trust only the root before it. */
  private crossSign(generation: string, earlier: PkiRoot, earlierGeneration: string): PkiSignedIntermediate {
    const mount = this.rootMount.mountPath;
    const { organization } = this.props;
    // The same subject and key as the root's own certificate: chains are built by these.
    const commonName = this.rootName(generation);
    const name = `root-${generation}-by-${earlierGeneration}`;
    const request = new PkiIntermediateRequest(this, `request-${name}`, {
      mount,
      commonName,
      organization,
      keyRef: this.currentRoot.keyId,
    });
    const signed = new PkiSignedIntermediate(this, `signed-${name}`, {
      mount,
      issuerRef: earlier.issuerId,
      csr: request.csr,
      commonName,
      organization,
      notAfter: earlier.validUntil,
      maxPathLength: 1,
    });
    const issuer = new PkiIssuer(this, name, { mount, certificate: signed.certificate, issuerName: name });
    // The new root signs by default when those that trust only the earlier one accept it.
    dependOn(this.defaultRoot, issuer);
    return signed;
  }

  private rootName(generation: string): string {
    return `${this.props.commonName} Root ${generation}`;
  }

  private key(): { readonly keyType: AuthorityKeyType; readonly keyBits?: number } {
    const { keyType = AuthorityKeyType.EC, keyBits } = this.props;
    return { keyType, keyBits: keyBits ?? (keyType === AuthorityKeyType.EC ? 384 : undefined) };
  }
}

/** Adds to what a resource depends on in Terraform. Dependencies between constructs are not part of what cdktf synthesizes. */
function dependOn(resource: TerraformResource, ...others: readonly TerraformResource[]): void {
  resource.dependsOn = [...(resource.dependsOn ?? []), ...others.map((other) => dependable(other))];
}
