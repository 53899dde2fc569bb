import { openBrowser, SCREENS } from './quality/browser.mjs'
const [url, screen='mobile', until='start'] = process.argv.slice(2)
const b = await openBrowser()
const agg=new Map(), self=new Map(); let total=0
for (let i=0;i<5;i++){
const ctx = await b.newContext(SCREENS[screen]); const p = await ctx.newPage(); const s = await ctx.newCDPSession(p)
await s.send('Network.enable'); await s.send('Network.emulateNetworkConditions',{offline:false,latency:150,downloadThroughput:200000,uploadThroughput:200000})
await s.send('Emulation.setCPUThrottlingRate',{rate:4})
await p.addInitScript((until)=>{ const go=()=>{const o=new MutationObserver(()=>{ if(document.querySelector(`[data-part="${until}"][data-hydrated]`)) { o.disconnect(); performance.mark('done'); console.timeStamp('done'); globalThis.DONE=performance.now() } }); o.observe(document,{subtree:true,attributes:true,attributeFilter:['data-hydrated']})}; go() }, until)
await s.send('Profiler.enable'); await s.send('Profiler.setSamplingInterval',{interval:500}); 
await p.goto(url,{waitUntil:'commit'}); await s.send('Profiler.start')
await p.waitForFunction(()=>globalThis.DONE,undefined,{timeout:30000,polling:50})
const {profile}=await s.send('Profiler.stop')
const nodes=new Map(profile.nodes.map(n=>[n.id,n])); const parent=new Map(); for(const n of profile.nodes) for(const c of n.children??[]) parent.set(c,n.id)
profile.samples.forEach((id,k)=>{ const dt=profile.timeDeltas[k]/1000; const n=nodes.get(id); const f=n.callFrame; if(f.functionName==='(idle)') return; 
 const name=f.functionName+' '+f.url.split('/').pop().replace(/-[\w-]{8}\.js/,'')+':'+f.lineNumber; self.set(name,(self.get(name)??0)+dt); total+=dt
 const seen=new Set(); for(let x=id;x;x=parent.get(x)){const g=nodes.get(x).callFrame; const nm=g.functionName+' '+g.url.split('/').pop().replace(/-[\w-]{8}\.js/,'')+':'+g.lineNumber; if(seen.has(nm))continue; seen.add(nm); agg.set(nm,(agg.get(nm)??0)+dt)} })
await ctx.close() }
console.log('total',total/5); const top=(m,n)=>[...m].sort((a,b)=>b[1]-a[1]).slice(0,n).map(([k,v])=>(v/5).toFixed(1)+' '+k).join('\n')
console.log('--self\n'+top(self,45)); console.log('--incl\n'+top(agg,110)); await b.close()
