import { Estate } from './estate';
import { lintel } from '../run-cli';
(async () => {
  const e = await (await Estate.start()).fill();
  for (const l of ['java', 'go']) {
    const f = await e.adopt(['--language', l, '--no-plan', '/tmp/adopt-probe/' + l]);
    console.log(l, f.code, f.stderr);
  }
  const env = { ...e.environment(), HOME: '/root', LINTEL: '/work/ci1', MAVEN_ARGS: '-Dmaven.repo.local=/work/ci1/.cache/maven', JAVA_TOOL_OPTIONS: '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC', MAVEN_OPTS: '', GOFLAGS: '-mod=mod' };
  console.log((await lintel(['adopt', '/tmp/adopt-probe/java'], env)));
  console.log(require('child_process').execSync('cp /tmp/adopt-probe/gomod/* . && go build .', {cwd:'/tmp/adopt-probe/go', stdio:'pipe', env: {...process.env, GOFLAGS: '-mod=mod'}}).toString());
  console.log((await lintel(['adopt', '/tmp/adopt-probe/go'], env)));
  await e.close();
})();
