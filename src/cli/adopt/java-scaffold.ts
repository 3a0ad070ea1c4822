/** The parts of a new Java app other than its objects: its entry point, helpers and the build file. */

import type { Framework } from '../framework/framework';
import { VERSION } from '../version';
import { cdktfJson } from './app-files';
import type { Scaffold } from './project';

export const SOURCES = 'src/main/java/adopted';

export function javaScaffold(framework: Framework): Scaffold {
  return {
    files: [
      { path: `${SOURCES}/Main.java`, text: main(framework) },
      { path: `${SOURCES}/SecretVariable.java`, text: secretVariable(framework) },
      { path: `${SOURCES}/TextOf.java`, text: textOf(framework) },
      { path: 'pom.xml', text: pom(framework) },
      cdktfJson('java', 'mvn --quiet compile exec:java', framework),
      { path: '.gitignore', optional: true, text: '/target/\n/cdktf.out/\n/*.tfstate*\n' },
    ],
  };
}

const main = ({ name, java, context }: Framework) => `package adopted;

import ${java.framework}.App;
import ${java.framework}.AppConfig;
import ${java.framework}.TerraformStack;
import ${java.lintel}.LintelProvider;
${context ? 'import java.util.Map;\n' : ''}
public final class Main {
    public static void main(String[] args) {
${
  context
    ? `        // As in cdktf.json, for runs without the command line of the framework.
        Map<String, Object> context = Map.of("targetVersions", Map.of(${Object.entries(context.targetVersions)
          .flat()
          .map((text) => `"${text}"`)
          .join(', ')}));
`
    : ''
}        // ${name} validates every import with a run of terraform, which is slow for many objects. Remove this option after the import.
        App app = new App(AppConfig.builder().skipValidation(true)${context ? '.context(context)' : ''}.build());
        TerraformStack stack = new TerraformStack(app, "adopted");

        // Addresses and tokens come from the environment: LINTEL_PLATFORM_ADDRESS, LINTEL_PLATFORM_TOKEN, LINTEL_SECRETS_ADDRESS, LINTEL_SECRETS_TOKEN.
        LintelProvider.Builder.create(stack, "lintel").build();
        Adopted.create(stack);

        app.synth();
    }
}
`;

const secretVariable = ({ name, java }: Framework) => `package adopted;

import ${java.framework}.Fn;
import ${java.framework}.Token;
import ${java.lintel}.EphemeralVariable;
import java.util.List;
import java.util.Map;
import software.constructs.Construct;

/** A variable for secrets that the service does not return: values by object name, empty by default. They are not stored in plans or states. */
final class SecretVariable {
    private final EphemeralVariable variable;

    SecretVariable(Construct scope, String name, String description, String type) {
        Object known = scope.getNode().tryFindChild(name);
        this.variable = known != null
            ? (EphemeralVariable) known
            : EphemeralVariable.Builder.create(scope, name)
                .type(type)
                .defaultValue(Map.of())
                .description(description)
                .build();
    }

    String text(String key) {
        return Token.asString(valueOf(key));
    }

    Map<String, String> map(String key) {
        return Token.asStringMap(valueOf(key));
    }

    private Object valueOf(String key) {
        // ${name} cannot write null. \`one\` returns null for an empty list.
        List<String> values = Token.asList(Fn.values(variable.getValue()));
        List<String> keys = Token.asList(Fn.keys(variable.getValue()));
        return Fn.one(Fn.matchkeys(values, keys, List.of(key)));
    }
}
`;

const textOf = ({ java }: Framework) => `package adopted;

import ${java.framework}.Fn;
import ${java.framework}.TerraformAsset;
import software.constructs.Construct;

final class TextOf {
    /** The contents of a file in this project, read by Terraform. */
    static String textOf(Construct scope, String path) {
        return Fn.file(TerraformAsset.Builder.create(scope, path).path(path).build().getPath());
    }
}
`;

const pom = ({ name, version, java }: Framework) => `<?xml version="1.0" encoding="UTF-8"?>
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>adopted</groupId>
  <artifactId>adopted</artifactId>
  <version>1.0.0</version>

  <properties>
    <maven.compiler.release>17</maven.compiler.release>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
    <exec.mainClass>adopted.Main</exec.mainClass>
    <!-- A checkout of Lintel in which \`npm run package\` has been run. It makes Lintel and ${name} ${version.replace(/\.0$/, '')}, which ${name === 'cdktf' ? 'no registry has' : 'not every registry has'} for Java. -->
    <packages>file://\${env.LINTEL}/${java.built}</packages>
  </properties>

  <repositories>
    <repository>
      <id>packages</id>
      <url>\${packages}</url>
    </repository>
  </repositories>

  <dependencies>
    <dependency>
      <groupId>io.lintel</groupId>
      <artifactId>${java.artifact}</artifactId>
      <version>${VERSION}</version>
    </dependency>
    <dependency>
      <groupId>${java.group}</groupId>
      <artifactId>${name}</artifactId>
      <version>${version}</version>
    </dependency>
  </dependencies>

  <build>
    <plugins>
      <plugin>
        <groupId>org.codehaus.mojo</groupId>
        <artifactId>exec-maven-plugin</artifactId>
        <version>3.5.0</version>
      </plugin>
      <plugin>
        <groupId>org.apache.maven.plugins</groupId>
        <artifactId>maven-compiler-plugin</artifactId>
        <version>3.13.0</version>
      </plugin>
    </plugins>
  </build>
</project>
`;
